import { expect, type Page } from '@playwright/test'
import { holdSaves, titleField } from '../../../support/dashboard.ts'
import type { FirstIds } from '../../screen.ts'

/** The editor of the first service. */
export const updatePath = ({ service }: FirstIds) => `/dashboard/updateServices/${service}`
export const waitForForm = (page: Page) => expect(titleField(page)).not.toHaveValue('')
/** Nothing that a screen types is saved, so the others show the sample. */
export const hold = (page: Page) => holdSaves(page.context())
