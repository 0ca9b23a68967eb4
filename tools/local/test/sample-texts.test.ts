import { parse } from '@energy/formatted/parse'
import { write } from '@energy/formatted/write'
import { expect, test } from 'vitest'
import { electricityOffers, oldBuildings } from '../src/sample/guides-buildings.ts'
import { batteryPays, halfHourlyData } from '../src/sample/guides-power.ts'
import { hydrogenPlainly, solarInDecember } from '../src/sample/guides-sources.ts'
import { MORE_PRODUCTS } from '../src/sample/more-products.ts'
import { MORE_SERVICES } from '../src/sample/more-services.ts'
import { PRODUCTS } from '../src/sample/products.ts'
import { SERVICES } from '../src/sample/services.ts'

const guides = [electricityOffers, oldBuildings, batteryPays, halfHourlyData, hydrogenPlainly, solarInDecember]
const others = [...PRODUCTS, ...MORE_PRODUCTS, ...SERVICES, ...MORE_SERVICES]

test('the formatted texts of the sample are written as the editor writes them', () => {
  const texts = [...guides, ...others].flatMap((item) => [
    item.titleDescription,
    ...('details' in item ? [item.details] : []),
    ...item.sections.map(({ description }) => description),
  ])
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) expect(write(parse(text))).toBe(text)
})
