/** Milliseconds in which a request must arrive as a whole, as in the API. Without a limit a form may never arrive. */
const REQUEST_TIMEOUT = 15_000

/** The time limits of a Fastify server. Node takes the longer one of the two for the whole request. */
export const requestLimits = { http: { headersTimeout: REQUEST_TIMEOUT }, requestTimeout: REQUEST_TIMEOUT }
