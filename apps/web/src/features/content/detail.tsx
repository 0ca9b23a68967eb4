import type { Item, Kind, ShownItem } from '@energy/contracts/content'
import type { Section } from '@energy/contracts/content/entries'
import { keysOf } from '@energy/contracts/record-of'
import { buttonClass } from '@energy/ui/button'
import { Illustration } from '@energy/ui/picture'
import { SPECIALIST_FORM } from '../../shared/anchors.ts'
import { CARD } from '../../shared/content/picture-sizes.ts'
import { HALF, SECTION } from './picture-sizes.ts'
import { kindPages } from '../../shared/kinds.ts'
import { pictureOf } from '../../shared/content/picture-of.ts'
import { Crumbs } from './crumbs.tsx'
import { LongText } from '../../shared/sections/long-text.tsx'
import { Paragraphs } from '../../shared/sections/paragraphs.tsx'

const CallToAction = ({ cta }: { cta: string }) => (
  <a className={buttonClass('line', true)} href={`#${SPECIALIST_FORM}`}>
    {cta}
  </a>
)

/** Breadcrumb, prefix, name, description, call to action; the illustration on the right. */
export const Intro = ({ kind, item }: { kind: Kind; item: ShownItem }) => (
  <div className="page">
    <Crumbs kind={kind} title={item.headerTitle} />
    <div className="intro">
      <div>
        {item.titlePrefix && <p className="prefix">{item.titlePrefix}</p>}
        <h1 className="text-h1">{item.headerTitle}</h1>
        <LongText
          className="lead"
          text={item.titleDescription}
          blocks={item.formatted?.['titleDescription']}
          level={2}
        />
        <a className={buttonClass()} href={`#${SPECIALIST_FORM}`}>
          {item.cta || 'Talk to a specialist'}
        </a>
      </div>
      <Illustration {...pictureOf(item, item)} sizes={HALF} loading="eager" fetchPriority="high" />
    </div>
  </div>
)

/** Sub titles as columns, each under a 3 px rule. */
export const Points = ({ item }: { item: Item }) =>
  item.subTitles.length > 0 && (
    <section className="section joined">
      <ul className="page points">
        {item.subTitles.map(({ subTitle, subTitlePrefix, subTitleDescription, cta, ...place }, index) => (
          <li key={`${index} ${subTitle}`}>
            {place.ctaImage && <Illustration className="mb-5" {...pictureOf(item, place)} sizes={CARD} />}
            {subTitlePrefix && <span className="prefix">{subTitlePrefix}</span>}
            {subTitle && <h2 className="text-h3">{subTitle}</h2>}
            <Paragraphs text={subTitleDescription} />
            {cta && (
              <p>
                <CallToAction cta={cta} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

/** A section with its picture; without a picture, its title has that column. */
function StorySection({ item, section, at }: { item: ShownItem; section: Section; at: number }) {
  const { title, prefix, description, cta, ctaImage } = section
  const head = (
    <>
      {prefix && <span className="prefix">{prefix}</span>}
      {title && <h2 className="text-h2">{title}</h2>}
    </>
  )
  return (
    <article className={ctaImage && 'pictured'}>
      {ctaImage ? <Illustration {...pictureOf(item, section)} sizes={SECTION} /> : <div>{head}</div>}
      <div>
        {ctaImage && head}
        <LongText text={description} blocks={item.formatted?.[`sections.${at}.description`]} level={3} />
        {cta && (
          <p>
            <CallToAction cta={cta} />
          </p>
        )}
      </div>
    </article>
  )
}

/** The fields of its own that a kind shows as facts, where they are filled in. */
export function Facts({ kind, item }: { kind: Kind; item: Item }) {
  const { facts = {} } = kindPages[kind]
  const filled = keysOf(facts).filter((name) => item[name])
  if (filled.length === 0) return null
  return (
    <section className="section joined">
      <dl className="page points">
        {filled.map((name) => (
          <div key={name}>
            <dt className="prefix">{facts[name]}</dt>
            <dd>{item[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The long text, then the sections, with their pictures on alternating sides. */
export const Story = ({ item }: { item: ShownItem }) => (
  <>
    {item.details && (
      <section className="section joined">
        <div className="page">
          <div className="prose">
            <LongText text={item.details} blocks={item.formatted?.['details']} level={2} />
          </div>
        </div>
      </section>
    )}
    {item.sections.length > 0 && (
      <section className="section joined">
        <div className="page story">
          {item.sections.map((section, index) => (
            <StorySection key={`${index} ${section.title}`} item={item} section={section} at={index} />
          ))}
        </div>
      </section>
    )}
  </>
)
