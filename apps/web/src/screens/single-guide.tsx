import { useCall } from '@energy/client/use-send'
import { Plate } from '@energy/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Crumbs } from '../components/crumbs.tsx'
import { ExploreMore } from '../components/explore-more.tsx'
import { Paragraphs } from '../components/paragraphs.tsx'
import { reads } from '../reads.ts'

export function SingleGuide() {
  const { id = '' } = useParams()
  const call = useCall()
  const { data: item } = useQuery(reads.blog(call, id))
  const some = useQuery(reads.someBlogs(call))
  if (!item) return null
  return (
    <>
      <article className="page guide">
        <Crumbs kind="blogs" list="Guides" title={item.headerTitle} />
        <header>
          {item.titlePrefix && <p className="prefix">{item.titlePrefix}</p>}
          <h1 className="text-h1">{item.headerTitle}</h1>
          {item.author && <p className="author">By {item.author}</p>}
        </header>
        <Plate className="wide" src={item.ctaImage} loading="eager" fetchPriority="high" />
        <Paragraphs className="lead" text={item.titleDescription} />
        {item.subTitles.map(({ subTitle, subTitlePrefix, subTitleDescription, ctaImage }, index) => (
          <section key={`${index} ${subTitle}`}>
            {subTitlePrefix && <p className="prefix">{subTitlePrefix}</p>}
            <h2 className="text-h3">{subTitle}</h2>
            <Paragraphs text={subTitleDescription} />
            {ctaImage && <Plate className="wide" src={ctaImage} />}
          </section>
        ))}
        {item.sections.map(({ title, prefix, description, ctaImage }, index) => (
          <section key={`${index} ${title}`}>
            {prefix && <p className="prefix">{prefix}</p>}
            <h2 className="text-h2">{title}</h2>
            {ctaImage && <Plate className="wide" src={ctaImage} />}
            <Paragraphs text={description} />
          </section>
        ))}
      </article>
      <ExploreMore kind="blogs" title="Explore more blog" all="All guides" query={some} without={id} />
    </>
  )
}
