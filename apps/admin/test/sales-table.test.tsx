// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { Cell, SalesTable } from '../src/features/sales/list/sales-table.tsx'

test('the label of a cell is heard on a phone, where the heads of the columns are not there', () => {
  const { find } = render(
    <SalesTable heads={[{ label: 'Invoiced' }]}>
      <tr>
        <Cell label="Invoiced">£5.00</Cell>
      </tr>
    </SalesTable>,
  )
  expect(find('td').textContent).toBe('Invoiced£5.00')
  expect(find('td').querySelector('[aria-hidden]')).toBeNull()
})
