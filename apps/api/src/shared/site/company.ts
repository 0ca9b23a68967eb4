import type { Company } from '@energy/contracts/site-pages'
import { Site } from '@energy/contracts/site-pages'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { PrismaClient } from '../../generated/client.ts'
import { placeholdersOf, shownBody } from '@energy/formatted/shown-text'
import { readTexts } from './site-texts.ts'
import { textBodyOf } from './text-body.ts'

const Answer = TypeCompiler.Compile(Site.properties.company)

/** The company as the site shows it. */
export async function readCompany(db: PrismaClient): Promise<Company> {
  const [found] = await readTexts(db, ['company'])
  const body = found?.body ?? textBodyOf('company', {})
  return Answer.Decode(shownBody('company', body, placeholdersOf(body)))
}
