import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from 'react-router-dom'
import { blankSite } from '../../shared/site/blank-site.ts'
import { shownSite } from '../../shared/site/previewed-site.ts'
import { SiteProvider } from '../../shared/site/use-site.ts'
import { textsShownBy } from '../page.ts'

/** Gives the page on the screen and its layout what their loader has read of the site's texts. */
export function PageTexts() {
  const page = textsShownBy(useMatches().at(-1))
  const { data = blankSite } = useQuery(shownSite(useCall(), page))
  return (
    <SiteProvider value={data}>
      <Outlet />
    </SiteProvider>
  )
}
