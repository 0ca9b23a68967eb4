import { minutesOf } from '@energy/contracts/content/reading-time'
import { buttonClass } from '@energy/ui/button'
import { Illustration } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { QUOTE } from '../../../shared/anchors.ts'
import { pictureOf } from '../../../shared/content/picture-of.ts'
import { plainText } from '../../../shared/content/plain-text.ts'
import { ReadingLine } from '../../../shared/content/reading-line.tsx'
import { COLUMN } from '../picture-sizes.ts'
import { LongText } from '../../../shared/sections/long-text.tsx'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { Colophon } from '../colophon.tsx'
import { Crumbs } from '../crumbs.tsx'
import { ExploreMore } from '../explore-more.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'

const Ask = ({ cta }: { cta: string }) =>
  cta && (
    <p className="ask">
      <Link className={buttonClass('line', true)} to={QUOTE}>
        {cta}
      </Link>
    </p>
  )

export const View = ({ kind, item }: ItemProps) => (
  <>
    <article className="page guide">
      <Crumbs kind={kind} title={item.headerTitle} />
      <header>
        {item.titlePrefix && <p className="prefix">{item.titlePrefix}</p>}
        <h1 className="text-h1">{item.headerTitle}</h1>
        {item.author && <p className="author">By {item.author}</p>}
        <ReadingLine
          kind={kind}
          createdAt={item.createdAt}
          minutes={minutesOf(item, (text, path) => plainText(item, text, path))}
          topics={item.topics ?? ''}
        />
      </header>
      <Illustration className="wide" {...pictureOf(item, item)} sizes={COLUMN} loading="eager" fetchPriority="high" />
      <LongText className="lead" text={item.titleDescription} blocks={item.formatted?.['titleDescription']} level={2} />
      {item.subTitles.length > 0 && (
        <ul className="notes">
          {item.subTitles.map(({ subTitle, subTitlePrefix, subTitleDescription, cta, ...place }, index) => (
            <li key={`${index} ${subTitle}`}>
              <p className="prefix">{subTitlePrefix}</p>
              <div>
                {subTitle && <h2>{subTitle}</h2>}
                <Paragraphs text={subTitleDescription} />
                {place.ctaImage && <Illustration className="wide" {...pictureOf(item, place)} sizes={COLUMN} />}
                <Ask cta={cta} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {item.sections.map(({ title, prefix, description, cta, ...place }, index) => (
        <section key={`${index} ${title}`}>
          {prefix && <p className="prefix">{prefix}</p>}
          {title && <h2 className="text-h2">{title}</h2>}
          {place.ctaImage && <Illustration className="wide" {...pictureOf(item, place)} sizes={COLUMN} />}
          <LongText text={description} blocks={item.formatted?.[`sections.${index}.description`]} level={3} />
          <Ask cta={cta} />
        </section>
      ))}
      <p className="ask">
        <Link className={buttonClass()} to={QUOTE}>
          {item.cta || 'Talk to a specialist'}
        </Link>
      </p>
      <Colophon />
    </article>
    <ExploreMore kind={kind} without={item._id} />
  </>
)

export const Screen = withItem(View)
