import { FormattedText } from '../../../shared/formatted/formatted-text.tsx'
import { contentTexts, type Values } from '../record/values.ts'
import { EntriesTable } from './entries-table.tsx'

/** The sections and sub titles of an item of content. */
export function ContentEntries({ values }: { values: Values }) {
  const { sections, subTitles } = contentTexts(values)
  return (
    <>
      <EntriesTable
        caption="Sections"
        titleHead="Title"
        rows={sections.map((section) => ({ ...section, description: <FormattedText text={section.description} /> }))}
      />
      <EntriesTable
        caption="Sub titles"
        titleHead="Sub title"
        rows={subTitles.map(({ subTitle, subTitleDescription, subTitlePrefix, cta, ctaImage }) => ({
          prefix: subTitlePrefix,
          title: subTitle,
          description: subTitleDescription,
          cta,
          ctaImage,
        }))}
      />
    </>
  )
}
