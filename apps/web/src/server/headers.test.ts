import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const aConfig = {
  apiUrl: '/api',
  siteUrl: 'https://energy.example',
  dashboardUrl: 'https://energy.example/dashboard',
  firebase: { apiKey: 'key', authDomain: 'project.example', projectId: 'project' },
}
const policyOf = (...args: Parameters<typeof securityHeaders>) => securityHeaders(...args)['content-security-policy']

test('scripts and styles come as files of the site alone, but for what popups report back through', () => {
  expect(policyOf({ ...aConfig, authEmulatorUrl: '/' })).toContain("script-src 'self'; style-src 'self';")
  expect(policyOf(aConfig)).toContain(
    "script-src 'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/; style-src 'self';",
  )
  expect(policyOf(aConfig)).not.toContain('unsafe')
})

test('only the frame of the identity provider stands in a page', () => {
  expect(policyOf(aConfig)).toContain("frame-src 'self' https://project.example;")
  expect(policyOf({ ...aConfig, authEmulatorUrl: '/' })).toContain("frame-src 'self';")
})

test('the browser reaches the API and the identity provider, nobody else', () => {
  expect(policyOf({ ...aConfig, apiUrl: 'https://api.example/v1' })).toContain(
    "connect-src 'self' https://api.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  expect(policyOf({ ...aConfig, authEmulatorUrl: '/' })).toContain("connect-src 'self';")
})
