import { expect, test } from 'vitest'
import { render } from '../src/app/entry-server.tsx'

/** The page of a path, rendered by a server that cannot reach the API. */
async function pageOf(path: string) {
  const page = await render(new Request(`http://localhost${path}`), {
    config: {
      siteUrl: 'http://localhost',
      dashboardUrl: '/dashboard',
      apiUrl: '/api',
      firebase: { projectId: 'none', apiKey: 'none', authDomain: 'none' },
    },
    apiUrl: 'http://127.0.0.1:1',
    assets: () => ({ first: '/first.js', script: '/script.js', modules: [], styles: [] }),
    onError(error) {
      throw error
    },
  })
  if (page instanceof Response) throw new Error(`${path} is redirected`)
  // React separates adjacent texts by comments.
  return { ...page, html: page.body.replaceAll('<!-- -->', '') }
}

test.each([
  ['/', 'Understand, ', 'We could not load the services'],
  ['/our_service', 'Services that ', 'We could not load the services'],
  ['/our_product', 'Products that ', 'We could not load the products'],
  ['/guides', 'Guides to what ', 'We could not load the guides'],
])(
  'without the API %s is rendered with a message about the missing data, and is not cached',
  async (path, title, failed) => {
    const { status, isComplete, html } = await pageOf(path)
    expect([status, isComplete]).toEqual([503, false])
    expect(html).toContain(title)
    expect(html).toContain(failed)
  },
)

test('without the API the page of an item says that it could not be read', async () => {
  const { status, html } = await pageOf('/single_product/1')
  expect(status).toBe(503)
  expect(html).toContain('Something broke on our side')
})

test.each(['/about', '/contact', '/login', '/signup'])(
  'each form of %s has the message that it could not be sent',
  async (path) => {
    const [, ...forms] = (await pageOf(path)).html.split('<form')
    expect(forms).not.toEqual([])
    expect(forms.filter((form) => !form.split('</form>')[0]?.includes('data-not-sent'))).toEqual([])
  },
)

test('a page that reads no items is rendered without the API', async () => {
  expect(await pageOf('/about')).toMatchObject({ status: 200, isComplete: false })
})
