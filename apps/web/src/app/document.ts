import type { ClientConfig } from '@energy/contracts/client-config'
import type { HydrationState } from 'react-router-dom'
import { embed } from '../shared/embedded.ts'
import { ABOVE_FOLD } from './above-fold.ts'
import { ANNOUNCER } from '../shared/head.ts'
import type { HydratedQuery } from './hydrated-queries.ts'

/** What a page was rendered from, for the browser to go on with. */
export interface PageState {
  queries: readonly HydratedQuery[]
  router: HydrationState
}

/** The files a page asks for. */
export interface Assets {
  /** Small, and there before all other code. */
  first: string
  script: string
  /** What the script cannot do without. */
  modules: readonly string[]
  styles: readonly string[]
}

interface DocumentContent {
  /** What the page says of itself. */
  tags: string
  body: string
  state: PageState
  config: ClientConfig
  assets: Assets
  font: string
}

/**
 * A whole page. No script stands in it but a file's: state and settings are JSON. What it shows is asked for before its
 * code.
 */
export const documentOf = ({ tags, body, state, config, assets, font }: DocumentContent) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tags}
<meta name="theme-color" content="#f3f5f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1814" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" type="application/rss+xml" title="Guides" href="/guides.xml">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${assets.first}" fetchpriority="low"></script>
${assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
<script type="module" src="${assets.script}" fetchpriority="low"></script>
</head>
<body class="${ABOVE_FOLD}">
<div id="root">${body}</div>
<p id="${ANNOUNCER}" class="sr-only" aria-live="polite"></p>
<script type="application/json" id="state">${embed(state)}</script>
<script type="application/json" id="config">${embed(config)}</script>
</body>
</html>
`
