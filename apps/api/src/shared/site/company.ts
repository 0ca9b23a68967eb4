import type { Company } from '@energy/contracts/site/site-pages'
import { Site } from '@energy/contracts/site/site-pages'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { PrismaClient } from '../../generated/client.ts'
import { placeholdersOf, shownBody } from '@energy/formatted/shown-text'
import { readTexts } from './site-texts.ts'
import { textBodyOf } from './text-body.ts'

const Answer = TypeCompiler.Compile(Site.properties.company)

async function readBody(db: PrismaClient) {
  const [found] = await readTexts(db, ['company'])
  return found?.body ?? textBodyOf('company', {})
}

/** The values of the company that texts of the site may name. */
export const readPlaceholders = async (db: PrismaClient) => placeholdersOf(await readBody(db))

/** The company as the site shows it. */
export async function readCompany(db: PrismaClient): Promise<Company> {
  const body = await readBody(db)
  return Answer.Decode(shownBody('company', body, placeholdersOf(body)))
}
