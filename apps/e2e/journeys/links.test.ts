import { expect, test } from '../support/test.ts'

test.skip(({ hasTouch }) => hasTouch, 'The pages are the same on every screen')

test('every link of the site leads somewhere, and every name within a page to a part of it', async ({ request }) => {
  test.slow()
  const dead: string[] = []
  const pages = new Map<string, string>()
  const waiting = [{ from: 'the address bar', to: '/' }]
  for (const { from, to } of waiting) {
    const [path = '', part] = to.split('#')
    const known = pages.get(path)
    const html = known ?? (await read(path))
    if (html === undefined) dead.push(`${from} → ${to}`)
    else if (part && !html.includes(`id="${part}"`)) dead.push(`${from} → ${to}: no such part`)
    if (known !== undefined || html === undefined) continue
    pages.set(path, html)
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const { origin, pathname, search, hash } = new URL(link, `http://own.invalid${path}`)
      if (origin === 'http://own.invalid') waiting.push({ from: path, to: pathname + search + hash })
    }
  }
  expect(dead).toEqual([])
  expect(pages.size).toBeGreaterThan(25)

  async function read(path: string) {
    const answer = await request.get(path)
    return answer.status() === 200 ? answer.text() : undefined
  }
})
