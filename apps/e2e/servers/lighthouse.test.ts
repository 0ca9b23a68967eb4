import { withBrowser } from '@energy/bench/lighthouse/audit'
import { missedBudgets, type PageName } from '@energy/bench/lighthouse/lighthouse'
import { expect, test } from './site.ts'

const names: PageName[] = ['home', 'list', 'detail']

for (const name of names)
  test(`${name} is within its budgets, has no layout shift, and scores 100 in three Lighthouse categories`, async ({
    site,
  }) => {
    expect(missedBudgets(name, await withBrowser((audit) => audit(site.pages[name])))).toEqual([])
  })
