import { Socket } from 'node:net'
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'

/** Time limit of the question whether a server accepts writes, in ms. A pooler lets it wait while its server is unavailable. */
const CHECK_LIMIT = 2_000

/** Connections to that server of a database address which accepts writes. */
export interface Primary {
  /** Options for a pool of such connections. */
  pool: Pick<PoolConfig, 'Client' | 'onConnect'>
  /** A connection of its own, which `connect` opens. */
  client(config?: ClientConfig): Client
  /** @throws Error without a connection, or if it leads to a standby; the next one then goes to the next server */
  connect(client: Client): Promise<void>
  /** The address of the server that the next connection goes to. */
  address(): string
}

/** An address of each server that a database address names. `pg` accepts one, PostgreSQL's own library several. */
function serversOf(url: string) {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${end}`)
}

/** Whether `pg` can read the address of a server. */
function isReadable(server: string) {
  try {
    return Boolean(new Client(server))
  } catch (error) {
    // Any other error is that of a file of the address, such as a certificate that is not there.
    return !(error instanceof TypeError || error instanceof URIError)
  }
}

/** The problems of database addresses, by the names of their variables: such as `#` in a password, which ends its host. */
export const unreadable = (addresses: Readonly<Record<string, string | undefined>>) =>
  Object.entries(addresses).flatMap(([name, url]) =>
    url === undefined || serversOf(url).every(isReadable)
      ? []
      : [`${name} cannot be read: percent-encode all but letters and digits in its password.`],
  )

/**
 * Connections to the primary among the servers of a database address, with commas between them. A connection that
 * fails, or that leads to a standby, makes the next attempt go to the next server. So nobody has to say when a standby
 * was promoted. A single server is not asked whether it is the primary.
 */
export function primaryOf(url: string): Primary {
  const servers = serversOf(url)
  const checked = new WeakSet<ClientBase>()
  let index = 0
  const address = () => servers[index] ?? url

  class PrimaryClient extends Client {
    constructor(config?: ClientConfig) {
      const own = index
      super({ ...config, connectionString: address() })
      // A connection may fail while it is taken but sends no query. Without a listener that ends the process; with one,
      // the next query fails.
      this.on('error', () => {})
      // Several connections may fail at once: they turn to the next server together.
      this.once('end', () => {
        if (!checked.has(this) && index === own) index = (own + 1) % servers.length
      })
    }
  }

  async function check(client: ClientBase) {
    if (servers.length > 1) {
      // Asked of PostgreSQL, because a pooler repeats what its server reported at the start of an older connection.
      const question = { text: 'SHOW transaction_read_only', query_timeout: CHECK_LIMIT }
      const { rows } = await client.query<{ transaction_read_only: string }>(question)
      if (rows[0]?.transaction_read_only !== 'off') throw new Error('Connection terminated: the server is a standby')
    }
    checked.add(client)
  }

  return {
    pool: { Client: PrimaryClient, onConnect: check },
    client: (config) => new PrimaryClient(config),
    async connect(client) {
      await client.connect()
      await check(client)
    },
    address,
  }
}

/** Ends a connection whose server leaves a query without an answer for so long, in ms. */
function limitSilence({ connection }: PoolClient, silence: number) {
  const { stream } = connection
  if (!(stream instanceof Socket)) return
  let answered = stream.bytesWritten
  // First, because the client sends its next query then.
  connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten))
  stream.setTimeout(silence)
  stream.on('timeout', () => {
    if (stream.bytesWritten > answered) stream.destroy(new Error('Connection terminated: the server is silent'))
  })
}

/**
 * A pool of connections to the primary among the servers of a database address.
 * @param silence the time limit of an answer, in ms; longer than any statement takes. A server whose machine or network
 * is lost does not close its connections, and a query would wait for a quarter of an hour
 */
export const primaryPool = (url: string, { silence, ...options }: PoolConfig & { silence: number }): Pool =>
  new Pool({ ...primaryOf(url).pool, ...options }).on('connect', (client) => limitSilence(client, silence))
