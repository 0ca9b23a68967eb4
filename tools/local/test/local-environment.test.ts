import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { writeEnvironment } from '../src/local-environment.ts'
import { aDirectory } from './fixtures/program.ts'

test('variables with quotation marks are read as they were written', () => {
  const file = join(aDirectory(), 'local.env')
  const variables = {
    MEDIA_URL: "file:///home/o'brien/energy/.data/media",
    MAIL_FROM: `"Pat O'Neil" <hello@example.com>`,
    DATABASE_URL: 'postgresql://postgres:a#`b@127.0.0.1/energy',
  }
  writeEnvironment(file, variables)
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(variables)
})
