import { Client } from 'pg'

/** A function that asks the database on a connection of its own: it may be killed between two queries. */
export const queriesOf =
  (databaseUrl: string) =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<Row>(text, [...values])
    await client.end()
    return rows
  }

/** What {@link queriesOf} returns. */
export type Query = ReturnType<typeof queriesOf>
