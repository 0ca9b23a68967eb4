import { inSpan } from '@energy/server/traces/traces'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Job } from 'pg-boss'

/** A job of the outbox that was added in a trace. */
const Traced = Type.Object({ traceparent: Type.String() })

/** Does a job as a span of the trace in which it was added. */
export const asSpan = <T>({ name, data }: Job, work: () => Promise<T>) =>
  inSpan(
    {
      name: `process ${name}`,
      kind: 'consumer',
      attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name },
      parent: Value.Check(Traced, data) ? data.traceparent : undefined,
    },
    work,
  )
