import { PrismaPg } from '@prisma/adapter-pg'
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type ConnectionInfo,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import { DatabaseError, Pool, type QueryArrayConfig } from 'pg'
import type { Settings } from './settings.ts'

const CHAR = 18
const TEXT = 25
const MARK = '\0char:'

/** Adapter-pg rejects results with the type `"char"`, so such columns are converted to text with a marked name. */
function disguiseChars(pool: Pool) {
  const query = pool.query.bind(pool)
  const value = async (config: QueryArrayConfig) => {
    const result = await query(config)
    for (const field of result.fields.filter(({ dataTypeID }) => dataTypeID === CHAR)) {
      field.dataTypeID = TEXT
      field.name = MARK + field.name
    }
    return result
  }
  Object.defineProperty(pool, 'query', { value })
}

const isChar = (name: string) => name.startsWith(MARK)

function restoreChars(result: SqlResultSet): SqlResultSet {
  return {
    ...result,
    columnTypes: result.columnTypes.map((type, at) =>
      isChar(result.columnNames[at] ?? '') ? ColumnTypeEnum.Character : type,
    ),
    columnNames: result.columnNames.map((name) => (isChar(name) ? name.slice(MARK.length) : name)),
  }
}

/** Prisma's PostgreSQL adapter, extended with what the schema engine needs in addition to queries. */
export class Connection implements SqlDriverAdapter {
  readonly provider = 'postgres'
  readonly adapterName = '@prisma/adapter-pg'
  readonly #pool: Pool
  readonly #inner: SqlDriverAdapter
  readonly #afterClose: () => Promise<void>

  private constructor(pool: Pool, inner: SqlDriverAdapter, afterClose: () => Promise<void>) {
    this.#pool = pool
    this.#inner = inner
    this.#afterClose = afterClose
  }

  /**
   * Opens a pool.
   * @param afterClose runs once the pool has closed, before `dispose` resolves
   */
  static async open(settings: Settings, afterClose = async () => {}) {
    const pool = new Pool(settings)
    disguiseChars(pool)
    const inner = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
    return new Connection(pool, inner, afterClose)
  }

  async queryRaw(query: SqlQuery) {
    return restoreChars(await this.#inner.queryRaw(query))
  }

  executeRaw(query: SqlQuery) {
    return this.#inner.executeRaw(query)
  }

  /** Sends the script unsplit: adapter-pg splits it at each `;`, also in `$$` bodies, and uses several connections. */
  async executeScript(script: string) {
    const client = await this.#pool.connect()
    try {
      await client.query(script)
    } catch (error) {
      throw scriptError(error)
    } finally {
      client.release()
    }
  }

  startTransaction(isolationLevel?: IsolationLevel) {
    return this.#inner.startTransaction(isolationLevel)
  }

  getConnectionInfo(): ConnectionInfo {
    return { supportsRelationJoins: true }
  }

  async dispose() {
    await this.#inner.dispose()
    await this.#afterClose()
  }
}

/** Converts a database error, so that the engine can report position and code. Returns other errors unchanged. */
function scriptError(error: unknown) {
  if (!(error instanceof DatabaseError)) return error
  const { code, severity, message, detail, column, hint } = error
  return new DriverAdapterError({
    kind: 'postgres',
    code: code ?? 'N/A',
    severity: severity ?? 'N/A',
    message,
    detail,
    column,
    hint,
    ...(code === undefined ? {} : { originalCode: code }),
    originalMessage: message,
  })
}
