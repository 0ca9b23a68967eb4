import { withPayload } from '@payloadcms/next/withPayload'

// The folder is inside of another repository, whose lock file Next.js would take for that of this project.
const root = import.meta.dirname

export default withPayload({ outputFileTracingRoot: root, turbopack: { root } })
