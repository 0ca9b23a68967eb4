// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { unreachable } from '@energy/client/call-error'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hydrateQueries } from '../../src/app/hydrated-queries.ts'
import { TextScreen } from '../../src/app/text-screen.tsx'
import { queries } from '../../src/shared/queries.ts'
import { items } from '../fixtures/fresh-items.ts'
import { listening } from '../fixtures/listening.ts'

const { products: product } = items

/** The preview of a text that every product's page shows, where the API answers no read. */
async function aPreview(read: (call: ReturnType<typeof createCall>, client: QueryClient) => unknown) {
  const call = createCall(
    await listening((_, response) =>
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end(JSON.stringify(unreachable)),
    ),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  read(call, client)
  return render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <TextScreen page="product" />
      </CallProvider>
    </QueryClientProvider>,
  )
}

test('a preview whose products could not be read says so, and not that there are none', async () => {
  const { find } = await aPreview((call, client) =>
    hydrateQueries(client, [{ key: queries.some(call, 'products').queryKey, failed: unreachable }]),
  )
  expect(find('[role=alert] p').textContent).toBe('We could not load the products.')
})

test('a preview whose first product cannot be read says so', async () => {
  const { find } = await aPreview((call, client) =>
    client.setQueryData<unknown>(queries.some(call, 'products').queryKey, [product]),
  )
  expect(find('output').textContent).toBe('Loading...')
  await expect.poll(() => document.querySelector('[role=alert] p')?.textContent).toBe('We could not load the products.')
})

test('a preview on a site without products says that there are none', async () => {
  const { find } = await aPreview((call, client) => client.setQueryData(queries.some(call, 'products').queryKey, []))
  expect(find('p').textContent).toBe('No products yet.')
})
