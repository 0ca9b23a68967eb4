import { expect, test } from 'vitest'
import { framedHeaders, pageHeaders } from '../src/page-headers.ts'

const aConfig = {
  apiUrl: '/api',
  siteUrl: 'https://energy.example',
  dashboardUrl: 'https://energy.example/dashboard',
  firebase: { apiKey: 'key', authDomain: 'project.example', projectId: 'project' },
}
const policyOf = (...args: Parameters<typeof pageHeaders>) => pageHeaders(...args)['content-security-policy']

const local = { ...aConfig, authEmulatorUrl: '/' }

test('scripts and styles are allowed only as files of the site', () => {
  expect(policyOf(local)).toContain("script-src 'self'; style-src 'self';")
  for (const config of [local, aConfig]) expect(policyOf(config)).not.toContain('unsafe')
})

test('for a real Firebase project only these hosts are allowed in addition', () => {
  const before = policyOf(local).split(/; | /)
  expect(
    policyOf(aConfig)
      .split(/; | /)
      .filter((source) => !before.includes(source)),
  ).toEqual([
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://project.example',
  ])
  expect(policyOf(aConfig)).toContain("style-src 'self';")
})

test('only iframes of the identity provider are allowed, and of the site in a dashboard on another origin', () => {
  expect(policyOf(aConfig)).toContain("frame-src 'self' https://project.example;")
  expect(policyOf({ ...aConfig, authEmulatorUrl: '/' })).toContain("frame-src 'self';")
  expect(policyOf({ ...local, dashboardUrl: 'https://staff.energy.example/dashboard' })).toContain(
    "frame-src 'self' https://energy.example;",
  )
})

test('connections are allowed only to the API and the identity provider', () => {
  expect(policyOf({ ...aConfig, apiUrl: 'https://api.example/v1' })).toContain(
    "connect-src 'self' https://api.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  expect(policyOf({ ...aConfig, authEmulatorUrl: '/' })).toContain("connect-src 'self';")
})

test('a dashboard on another origin may show pictures of the site, also without https', () => {
  const apart = { ...local, siteUrl: 'http://localhost:4200', dashboardUrl: 'http://localhost:4300/dashboard' }
  expect(policyOf(apart)).toContain("img-src 'self' https: http://localhost:4200;")
  const together = { ...local, siteUrl: 'http://localhost:8080', dashboardUrl: 'http://localhost:8080/dashboard' }
  const elsewhere = { ...local, dashboardUrl: 'https://staff.energy.example' }
  for (const config of [local, together, elsewhere, { ...local, siteUrl: '/', dashboardUrl: '/dashboard' }])
    expect(policyOf(config)).toContain("img-src 'self' https:;")
})

test('everything else is forbidden: plug-ins, another base, forms to other origins, embedding in another page', () => {
  const rules = policyOf(aConfig).split('; ')
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(rules).toContain(rule)
  expect(rules).toHaveLength(10)
})

test('connections to an emulator on another origin are allowed', () => {
  expect(policyOf({ ...aConfig, authEmulatorUrl: 'http://127.0.0.1:9099/' })).toContain(
    "connect-src 'self' http://127.0.0.1:9099;",
  )
})

test('in development inline scripts and styles and WebSocket connections are allowed', () => {
  const policy = policyOf(local, true)
  expect(policy).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';")
  expect(policy).toContain("connect-src 'self' ws: wss:;")
})

test('exactly these other security headers are set', () => {
  const { 'content-security-policy': _, ...others } = pageHeaders(aConfig)
  expect(others).toEqual({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('a framed page differs from others in this alone: the dashboard may show it', () => {
  const config = { ...aConfig, dashboardUrl: 'https://staff.energy.example/dashboard' }
  const { 'x-frame-options': _, ...others } = pageHeaders(config)
  expect(framedHeaders(config)).toEqual({
    ...others,
    'content-security-policy': policyOf(config).replace(
      "frame-ancestors 'none'",
      'frame-ancestors https://staff.energy.example',
    ),
  })
  expect(framedHeaders(local)['content-security-policy']).toMatch(/; frame-ancestors https:\/\/energy\.example$/)
})
