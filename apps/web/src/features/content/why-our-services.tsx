import { Why } from '../../shared/sections/why.tsx'
import { useTexts } from '../../shared/site/use-site.ts'

const CARRIERS = ['[--c:var(--color-air)]', '[--c:var(--color-heat)]', '[--c:var(--color-power)]']

/** Why our services, on the page of every service. */
export const WhyOurServices = () => <Why joined texts={useTexts().servicePage} carriers={CARRIERS} />
