import { EMPTY_STRING, FILLED_STRING, type EquivalentMutants } from './equivalent.ts'

const PLUGINS = 'apps/api/src/plugins'

export const OF_PLUGINS: readonly EquivalentMutants[] = [
  {
    file: `${PLUGINS}/access.ts`,
    why: 'a missing header contains no token, whatever text replaces it; params contain an e-mail only if the route has an owner in its params; request.caller is also falsy without its decorator',
    mutants: [
      ["''", FILLED_STRING],
      ["owner === 'params'", 'true'],
      ['{ email: Type.String() }', '{}'],
      ["'caller'", EMPTY_STRING],
    ],
  },
  {
    file: 'apps/api/src/shared/database-errors.ts',
    why: "an error without a code of PostgreSQL matches no code, whatever text replaces it; an error of Prisma's adapter always has a cause with a kind",
    mutants: [
      ['{ kind: Type.String(), originalCode: Type.Optional(Type.String()) }', '{}'],
      ["''", FILLED_STRING],
      ["{ kind: '', originalCode: '' }", '{}'],
      ['{ driverAdapterError: DriverAdapterError }', '{}'],
    ],
  },
  {
    file: `${PLUGINS}/changes.ts`,
    why: 'a notification always has a payload; a text is not a listener; a lost connection also emits other events; PostgreSQL also responds to an empty query; the tests do not disconnect the network; a closing server waits for at most a quarter of a second',
    mutants: [
      ["''", FILLED_STRING],
      ['{\n    return undefined\n  }', '{}'],
      ['[]', '["Stryker was here"]'],
      ['true', 'false'],
      ["'end'", EMPTY_STRING],
      ['end()', ';'],
      ['state.isSubscribed', 'true'],
      ["'SELECT 1'", EMPTY_STRING],
      ['{ signal: closing.signal }', '{}'],
    ],
  },
  {
    file: `${PLUGINS}/database.ts`,
    why: 'nothing shows the format of error messages of Prisma; the cost of pages takes effect only with 100,000 rows (large-lists.test.ts), which take too long for each mutant',
    mutants: [
      ["'minimal'", EMPTY_STRING],
      ["'-c random_page_cost=1.1'", EMPTY_STRING],
    ],
  },
  {
    file: `${PLUGINS}/errors/errors.ts`,
    why: 'no error has that code, and no stack has such a line',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${PLUGINS}/errors/field-errors.ts`,
    why: 'the parameters of a keyword of the validator always have this shape, and those of other keywords do not; the schema path of an error is a prefix of another only for anyOf',
    mutants: [
      ["errors.filter(({ keyword }) => keyword === 'anyOf')", 'errors'],
      ["keyword === 'anyOf'", 'true'],
      [
        "keyword === 'required' && Value.Check(Missing, params)",
        "keyword === 'required' || Value.Check(Missing, params)",
      ],
      ["keyword === 'required'", 'true'],
      [
        "keyword === 'additionalProperties' && Value.Check(Unknown, params)",
        "keyword === 'additionalProperties' || Value.Check(Unknown, params)",
      ],
      ["keyword === 'additionalProperties'", 'true'],
      ['{ limit: Type.Number() }', '{}'],
      ['{ type: Type.String() }', '{}'],
      ['{ missingProperty: Type.String() }', '{}'],
      ['{ additionalProperty: Type.String() }', '{}'],
      ['{ pattern: Type.String() }', '{}'],
    ],
  },
  {
    file: `${PLUGINS}/identity/identity.ts`,
    why: 'no account has the text of Stryker as its e-mail; a forgotten confirmation of another person is requested again; the Firebase library has no resources that must be released',
    mutants: [
      ["''", FILLED_STRING],
      ['remembered === gone', 'true'],
      ['() => accounts.close()', '() => undefined'],
    ],
  },
  {
    file: `${PLUGINS}/cache/cache.ts`,
    why: 'no page has such an origin, and each request has a URL; Fastify detects by itself that a response was sent; without memory the cache is empty; a route of a contract has a config and one method; nothing has a tag with that name',
    mutants: [
      ["''", FILLED_STRING],
      ['reply.hijack()', ';'],
      ['limit', 'true'],
      ['config?.cache', 'config.cache'],
      ['config?.changes', 'config.changes'],
      ['[options.method].flat().every(reads)', '[options.method].flat().some(reads)'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: `${PLUGINS}/limits.ts`,
    why: 'calls that are counted together share one key, and its text does not matter',
    mutants: [
      ["'none'", EMPTY_STRING],
      ["'all'", EMPTY_STRING],
      ["() => 'all'", '() => undefined'],
    ],
  },
  {
    file: `${PLUGINS}/methods.ts`,
    why: 'a URL always has a first segment',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${PLUGINS}/metrics.ts`,
    why: 'a series that is looked up again is the same series',
    mutants: [['!one', 'true']],
  },
  {
    file: `${PLUGINS}/errors/connection-errors.ts`,
    why: 'each status has a title, and no error has that text as its code; a reset connection is not writable either',
    mutants: [
      ["''", FILLED_STRING],
      ["'Failed'", EMPTY_STRING],
      ["error.code === 'ECONNRESET' || !socket.writable", "error.code === 'ECONNRESET' && !socket.writable"],
      ["error.code === 'ECONNRESET'", 'false'],
      ["'ECONNRESET'", EMPTY_STRING],
    ],
  },
  {
    file: `${PLUGINS}/validation.ts`,
    why: 'of an error that is created here only the keyword and the type are read; Fastify accepts a missing list of errors; Ajv applies its strictness for keywords only to our own contracts',
    mutants: [
      ["''", FILLED_STRING],
      ["'must be an integer'", EMPTY_STRING],
      ['true', 'false'],
      ['false', 'true'],
      ["'string'", EMPTY_STRING],
      ["'boolean'", EMPTY_STRING],
    ],
  },
]
