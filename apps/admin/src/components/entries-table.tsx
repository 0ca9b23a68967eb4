import { Picture } from '@energy/ui/picture'
import { useConfig } from './config.ts'

/** A section or a sub title, as the table shows it. */
export interface EntryRow {
  prefix: string
  title: string
  description: string
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
      <h3 className="part-title mb-3">
        {caption} <span className="count">{rows.length}</span>
      </h3>
      {rows.length > 0 && (
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
          <tbody className="max-md:block">
            {rows.map(({ prefix, title, description, cta, ctaImage }, at) => (
              <tr
                // Rows have no name of their own; they are only ever drawn anew as a whole.
                key={at}
                className="border-t border-line align-top max-md:block max-md:py-3"
              >
                <td className={`${cell} md:w-32 max-md:font-[580]`}>{prefix}</td>
                <td className={`${cell} md:w-1/4`}>{title}</td>
                <td className={`${cell} whitespace-pre-line text-muted`}>{description}</td>
                {withCta && (
                  <td className={`${cell} md:w-36`}>
                    {cta}
                    {ctaImage && (
                      <Picture className="mt-1.5 h-12 w-16 object-cover" src={ctaImage} base={siteUrl} alt="" />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const cell = 'px-3.5 py-3 wrap-anywhere max-md:block max-md:px-0 max-md:py-0.5 max-md:empty:hidden'
