import { expect, test } from 'vitest'
import { aFreshStart } from '../fixtures/fresh-start.ts'
import { pageOf } from '../fixtures/page-of.ts'

/** What a page says: its title and the tags that describe it, then each text and each name for screen readers. */
function textsOf(html: string) {
  const [head = '', body = ''] = html.split('<body>')
  const tags =
    head.match(/<title>.*<\/title>|<meta (?:name|property)=".*>|<script type="application\/ld\+json">.*/g) ?? []
  const shown = body
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]* (?:aria-label|alt|placeholder)="([^"]+)"[^>]*>/g, '\n[$1]\n')
    .replaceAll(/<a [^>]*href="((?:mailto|tel|https):[^"]+)"[^>]*>/g, '\n<$1>\n')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [...tags, ...shown].join('\n')
}

const pages = {
  home: '/',
  services: '/our_service',
  service: '/single_service/supply',
  products: '/our_product',
  product: '/single_product/pump',
  guides: '/guides',
  guide: '/single_guide/meter',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  'newsletter-confirm': '/newsletter/confirm?token=x',
  'newsletter-confirmed': '/newsletter/confirm?token=x&sent=confirm',
  'newsletter-unsubscribe': '/newsletter/unsubscribe?token=x',
  'specialist-sent': '/contact?sent=specialist',
  login: '/login',
  'not-found': '/nowhere',
}

test.each(Object.entries(pages))('a fresh start shows %s as specified, to the letter', async (name, path) => {
  const { html, isComplete } = await pageOf(path, {}, await aFreshStart())
  expect(isComplete).toBe(true)
  await expect(textsOf(html)).toMatchFileSnapshot(`../fixtures/pages/${name}.txt`)
})
