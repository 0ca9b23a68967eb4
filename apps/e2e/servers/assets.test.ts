import { expect, test } from './site.ts'

test('hashed files are immutable for caches, and are served compressed where accepted', async ({ site }) => {
  const html = await (await fetch(site.pages.home)).text()
  const files = [...new Set(html.match(/\/assets\/[\w.~-]+\.(js|css|woff2)/g))]
  for (const kind of ['js', 'css', 'woff2']) expect(files.filter((file) => file.endsWith(kind))).not.toEqual([])
  for (const file of files) {
    const read = async (encoding: string) => {
      const response = await fetch(site.url + file, { headers: { 'accept-encoding': encoding } })
      expect([file, response.status, response.headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ])
      return {
        encoding: response.headers.get('content-encoding'),
        length: Number(response.headers.get('content-length')),
        body: await response.text(),
      }
    }
    const uncompressed = await read('identity')
    expect(uncompressed.encoding).toBeNull()
    // Fonts are compressed already, and tiny files are not compressed.
    if (file.endsWith('woff2') || uncompressed.length < 100) continue
    for (const encoding of ['br', 'gzip']) {
      const compressed = await read(encoding)
      expect([file, compressed.encoding]).toEqual([file, encoding])
      expect(compressed.body).toBe(uncompressed.body)
      expect(compressed.length).toBeLessThan(uncompressed.length)
    }
  }
})

test('files without a hash in their name are cached for an hour', async ({ site }) => {
  for (const file of ['/favicon.ico', '/plates/solar.svg'])
    expect([file, (await fetch(site.url + file)).headers.get('cache-control')]).toEqual([file, 'public, max-age=3600'])
})
