import type { ReactNode } from 'react'
import { Picture } from '@energy/ui/picture'
import { useConfig } from '@energy/client/use-config'
import { Table, cellClass, rowClass } from '../../../shared/page/table.tsx'

/** A section or a sub title as a row of the table. */
export interface EntryRow {
  prefix: string
  title: string
  description: ReactNode
  cta: string
  ctaImage: string
}

interface EntriesTableProps {
  caption: string
  titleHead: string
  rows: readonly EntryRow[]
}

/** Sections or sub titles with their count; below 768 px each row is a block. */
export function EntriesTable({ caption, titleHead, rows }: EntriesTableProps) {
  const { siteUrl } = useConfig()
  const withCta = rows.some(({ cta, ctaImage }) => cta || ctaImage)
  const heads = ['Prefix', titleHead, 'Description', ...(withCta ? ['CTA'] : [])]
  return (
    <section className="mt-8">
      <h3 className="section-title mb-3">
        {caption} <span className="count">{rows.length}</span>
      </h3>
      {rows.length > 0 && (
        <Table heads={heads}>
          {rows.map(({ prefix, title, description, cta, ctaImage }, at) => (
            <tr
              // Rows have no id; they only change all at once.
              key={at}
              className={rowClass}
            >
              <td className={`${cellClass} md:w-32 max-md:font-[580]`}>{prefix}</td>
              <td className={`${cellClass} md:w-1/4`}>{title}</td>
              <td className={`${cellClass} whitespace-pre-line text-muted`}>{description}</td>
              {withCta && (
                <td className={`${cellClass} md:w-36`}>
                  {cta}
                  {ctaImage && (
                    <Picture className="mt-1.5 h-12 w-16 object-cover" src={ctaImage} base={siteUrl} alt="" />
                  )}
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}
