import type { ClientConfig } from '@energy/contracts/site/client-config'
import type { HydrationState } from 'react-router-dom'
import { embed, escapeHtml } from '../shared/embedded.ts'
import { ANNOUNCER } from '../shared/head.ts'
import { feeds } from '../shared/kinds/feeds.ts'
import type { Posted } from '../shared/form/posted.ts'
import type { HydratedQuery } from './hydrated-queries.ts'

/** The data that a page was rendered from, for its hydration. */
export interface PageState {
  queries: readonly HydratedQuery[]
  router: HydrationState
  posted?: Posted | undefined
}

/** The files that a page requests. */
export interface Assets {
  /** Absent on a page that stays without JavaScript. */
  script: string | undefined
  /** The script that loads the others. */
  loader: string
  /** The files that the script imports. */
  modules: readonly string[]
  styles: readonly string[]
}

interface DocumentContent {
  /** The tags that describe the page. */
  tags: string
  body: string
  state: PageState
  config: ClientConfig
  assets: Assets
  font: string
}

const feedLinks = feeds.flatMap(({ pages: { title }, atom, json }) => {
  const link = (type: string, href: string) =>
    `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}">`
  return [link('application/atom+xml', atom), link('application/feed+json', json)]
})

/**
 * The page's code in a template, from which browsers load nothing, and the script that loads it once the page is painted
 * (docs/decisions/0055-code-after-paint.md).
 */
const codeTags = ({ loader, modules, script }: Assets) =>
  script === undefined
    ? ''
    : `<script type="module" src="${loader}" fetchpriority="low"></script>
<template id="code">
${modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
<script type="module" src="${script}" fetchpriority="low"></script>
</template>`

/** The HTML of a whole page. All its scripts are files; state and settings are JSON. */
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
${feedLinks.join('\n')}
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${codeTags(assets)}
</head>
<body>
<div id="root">${body}</div>
<p id="${ANNOUNCER}" class="sr-only" aria-live="polite"></p>
<script type="application/json" id="state">${embed(state)}</script>
<script type="application/json" id="config">${embed(config)}</script>
</body>
</html>
`
