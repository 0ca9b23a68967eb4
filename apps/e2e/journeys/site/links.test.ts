import { expect, test } from '../../support/test.ts'

test(
  'every internal link leads to a page, and every fragment to an element of that page',
  { tag: '@desktop' },
  async ({ request }) => {
    test.slow()
    const broken: string[] = []
    const pages = new Map<string, string>()
    const queue = [{ from: 'the address bar', to: '/' }]
    for (const { from, to } of queue) {
      const [path = '', fragment] = to.split('#')
      const visited = pages.get(path)
      const html = visited ?? (await read(path))
      if (html === undefined) broken.push(`${from} → ${to}`)
      else if (fragment && !html.includes(`id="${fragment}"`)) broken.push(`${from} → ${to}: no such id`)
      if (visited !== undefined || html === undefined) continue
      pages.set(path, html)
      for (const [, link = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { origin, pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'), `http://own.invalid${path}`)
        if (origin === 'http://own.invalid') queue.push({ from: path, to: pathname + search + hash })
      }
    }
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(25)

    async function read(path: string) {
      const response = await request.get(path)
      return response.status() === 200 ? response.text() : undefined
    }
  },
)
