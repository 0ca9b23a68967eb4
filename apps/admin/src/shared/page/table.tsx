import type { ReactNode } from 'react'

/** The classes of a row and of a cell; below 768 px a row is a block with its first cell as heading. */
export const rowClass = 'border-t border-line align-top max-md:block max-md:py-3'
export const cellClass = 'px-3.5 py-3 wrap-anywhere max-md:block max-md:px-0 max-md:py-0.5 max-md:empty:hidden'

/** A table with its heads; its rows are the children. */
export const Table = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <table className="w-full border-collapse text-left max-md:block">
    <thead className="max-md:sr-only">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className="bg-ground px-3.5 py-2.5 text-small font-[520] text-muted">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">{children}</tbody>
  </table>
)
