import { describe, expect, test } from 'vitest'
import { documentOf } from '../../src/app/document.ts'
import { embed } from '../../src/shared/embedded.ts'

type Content = Parameters<typeof documentOf>[0]

const config: Content['config'] = JSON.parse('{"siteUrl":"https://energy.example"}')
const state: Content['state'] = { queries: [], router: {} }
const assets = {
  script: '/entry.js',
  loader: '/load-code.js',
  modules: ['/react.js', '/form.js'],
  styles: ['/site.css', '/form.css'],
}

const aDocument = (content: Partial<Content> = {}) =>
  documentOf({ tags: '<title>Solar</title>', body: '<main>', state, config, assets, font: '/font.woff2', ...content })
const linesOf = (html: string) => html.split('\n')

describe('the HTML of a page', () => {
  test('requests its font and its styles before the loader of its code, which stands in a template', () => {
    const [head = ''] = aDocument().split('</head>')
    expect(linesOf(head).filter((line) => /font|stylesheet|module|template/.test(line))).toEqual([
      '<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>',
      '<link rel="stylesheet" href="/site.css">',
      '<link rel="stylesheet" href="/form.css">',
      '<script type="module" src="/load-code.js" fetchpriority="low"></script>',
      '<template id="code">',
      '<link rel="modulepreload" href="/react.js" fetchpriority="low">',
      '<link rel="modulepreload" href="/form.js" fetchpriority="low">',
      '<script type="module" src="/entry.js" fetchpriority="low"></script>',
      '</template>',
    ])
  })

  test('has no script beside its JSON if it stays without JavaScript', () => {
    const html = aDocument({ assets: { ...assets, script: undefined, modules: [] } })
    expect(html.match(/<script type="[^"]+"/g)).toEqual([
      '<script type="application/json"',
      '<script type="application/json"',
    ])
    expect(html).not.toContain('<template')
    // Nothing stands in the place of the script either.
    expect(html).toMatch(/<link rel="stylesheet" href="\/form.css">\s+<\/head>/)
  })

  test('names the feed of the guides, and no other', () => {
    const feeds = linesOf(aDocument()).filter((line) => line.includes('rel="alternate"'))
    expect(feeds).toEqual([
      '<link rel="alternate" type="application/atom+xml" title="Guides" href="/guides/feed.xml">',
      '<link rel="alternate" type="application/feed+json" title="Guides" href="/guides/feed.json">',
    ])
  })

  test('has its tags in the head, its body in the root, and its state and settings as JSON', () => {
    const html = aDocument()
    expect(html.indexOf('<title>Solar</title>')).toBeLessThan(html.indexOf('</head>'))
    expect(html).toContain('<div id="root"><main></div>')
    expect(html).toContain(`<script type="application/json" id="state">${embed(state)}</script>`)
    expect(html).toContain(`<script type="application/json" id="config">${embed(config)}</script>`)
  })
})
