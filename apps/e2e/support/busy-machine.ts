/**
 * Settings of an API and a site under test: a machine that is busy with other tests may stop each of them, and their
 * database, for seconds. That is no load that the API has to shed, and no API that does not answer.
 */
export const ON_BUSY_MACHINE = {
  API_TIMEOUT: '20000',
  MAX_EVENT_LOOP_DELAY: '10000',
  DATABASE_CONNECTION_TIMEOUT: '10000',
  TRANSACTION_TIMEOUT: '10000',
}
