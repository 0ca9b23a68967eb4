/** What one container runs, and all that it needs in addition to Node. */
export interface Target {
  /** Files and directories to copy: path in the workspace -> path in the target. */
  files: Readonly<Record<string, string>>
  /** Packages that are not bundled into the program. Only these and their dependencies are installed. */
  packages: readonly string[]
  /** Whether it waits at the start for the migrations that it was built with. */
  waitsForMigrations: boolean
  /** Arguments of `node`, from the target's root. */
  start: readonly string[]
}

const START = { 'tools/deploy/dist/start.js': 'start.js' }
const SERVED = { ...START, 'tools/deploy/dist/healthy.js': 'healthy.js' }
const started = (...program: readonly string[]) => ['--import', './start.js', ...program]

/** The targets of the Dockerfile, by name. */
export const TARGETS = {
  api: {
    files: {
      ...SERVED,
      'apps/api/dist/api': '.',
      // For a shell in the container: node --import ./start.js admin-grant.ts EMAIL
      'apps/api/src/admin-grant.ts': 'admin-grant.ts',
    },
    packages: ['@prisma/client', 'pg', 'sharp'],
    waitsForMigrations: true,
    start: started('main.js'),
  },
  worker: {
    files: { ...SERVED, 'apps/api/dist/worker': '.' },
    packages: ['@prisma/client', 'sharp'],
    waitsForMigrations: true,
    start: started('worker.js'),
  },
  web: {
    files: { ...SERVED, 'apps/web/dist/server': 'server', 'apps/web/dist/client': 'client' },
    packages: ['@fastify/static', '@fontsource/archivo', 'fastify', 'sharp'],
    waitsForMigrations: false,
    start: started('server/server.js'),
  },
  admin: {
    files: { ...SERVED, 'tools/deploy/dist/dashboard.js': 'dashboard.js', 'apps/admin/dist': 'files' },
    packages: ['@fastify/static', 'fastify'],
    waitsForMigrations: false,
    start: started('dashboard.js'),
  },
  migrate: {
    files: {
      ...START,
      'apps/api/prisma/schema.prisma': 'prisma/schema.prisma',
      'apps/api/prisma/migrations': 'prisma/migrations',
      'tools/deploy/migrate/prisma.config.ts': 'prisma.config.ts',
      // Prisma's own engine would be downloaded from another host than npm's.
      'tools/schema-engine/src': 'schema-engine',
    },
    packages: [
      'prisma',
      '@prisma/adapter-pg',
      '@prisma/driver-adapter-utils',
      '@prisma/schema-engine-wasm',
      'pg',
      'pg-connection-string',
    ],
    waitsForMigrations: false,
    start: started('node_modules/prisma/build/index.js', 'migrate', 'deploy'),
  },
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof TARGETS

/** Whether there is a target of this name. */
export const isTarget = (name: string): name is TargetName => name in TARGETS
