import { createContext, useContext } from 'react'
import { blankSite } from './blank-site.ts'

const SiteContext = createContext(blankSite)
export const SiteProvider = SiteContext.Provider

/** Everything that the page on the screen shows besides its items. */
export const useSite = () => useContext(SiteContext)

/** The company as pages show it. */
export const useCompany = () => useSite().company

/** The texts of the page on the screen; undefined where they are not known. */
export const useTexts = () => useSite().texts
