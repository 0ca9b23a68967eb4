import { EMPTY_STRING, FILLED_STRING, type EquivalentMutants } from './equivalent.ts'

const PLUGINS = 'apps/api/src/plugins'

export const OF_PLUGINS: readonly EquivalentMutants[] = [
  {
    file: `${PLUGINS}/access.ts`,
    why: 'a header that is not there is no token, whatever text stands in for it; a path has an e-mail where it names an owner, and nowhere else; what is not declared of a call is not there, either',
    mutants: [
      ["''", FILLED_STRING],
      ["owner === 'params'", 'true'],
      ['{ email: Type.String() }', '{}'],
      ["'caller'", EMPTY_STRING],
      ["'Sign in first.'", EMPTY_STRING],
    ],
  },
  {
    file: 'apps/api/src/shared/database-errors.ts',
    why: 'what the database did not say is no code of its, whatever text stands in for it; where Prisma tells of a failure it tells of the adapter, and the adapter of its cause',
    mutants: [
      ['{ kind: Type.String(), originalCode: Type.Optional(Type.String()) }', '{}'],
      ["''", FILLED_STRING],
      ["{ kind: '', originalCode: '' }", '{}'],
      ['{ driverAdapterError: DriverAdapterError }', '{}'],
    ],
  },
  {
    file: `${PLUGINS}/changes.ts`,
    why: 'a notification has a payload; what is no listener wants nothing; a lost connection says so in more ways than one; an empty question is answered, too; on one machine no cable is pulled; a server that closes waits a quarter of a second at most',
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
    why: 'how Prisma words a failure is told to nobody; what a page costs is seen on a hundred thousand rows alone (large-lists.test.ts), which take too long for each mutant',
    mutants: [
      ["'minimal'", EMPTY_STRING],
      ["'-c random_page_cost=1.1'", EMPTY_STRING],
    ],
  },
  {
    file: `${PLUGINS}/errors/errors.ts`,
    why: 'no failure has that code, and no stack such a line',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${PLUGINS}/errors/field-errors.ts`,
    why: 'what the validator says of a keyword has its shape already, and no other keyword has; a path of a fault leads into no fault but that of a choice',
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
    why: 'nobody has no e-mail that is a word of Stryker; what is forgotten of others is asked for again; the library of Firebase holds nothing that has to be let go',
    mutants: [
      ["''", FILLED_STRING],
      ['remembered === gone', 'true'],
      ['() => accounts.close()', '() => undefined'],
    ],
  },
  {
    file: `${PLUGINS}/cache/cache.ts`,
    why: 'no page has such an origin, and no request is without its address; Fastify sees by itself that an answer has left; without memory there is nothing to find; a route of a contract has a config and one method; nothing has a tag of that name',
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
    why: 'what is counted together has one name, whatever it is',
    mutants: [
      ["'none'", EMPTY_STRING],
      ["'all'", EMPTY_STRING],
      ["() => 'all'", '() => undefined'],
    ],
  },
  {
    file: `${PLUGINS}/methods.ts`,
    why: 'an address has a first part',
    mutants: [["''", FILLED_STRING]],
  },
  {
    file: `${PLUGINS}/metrics.ts`,
    why: 'what is looked up anew counts the same',
    mutants: [['!one', 'true']],
  },
  {
    file: `${PLUGINS}/errors/connection-errors.ts`,
    why: 'every status has its name, and no failure that text for its code; a connection that was broken off takes no writes either',
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
    why: 'of a fault that is made here its keyword and type alone are read; Fastify takes no list of faults for none; Ajv holds our own contracts to what it wants of a keyword',
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
