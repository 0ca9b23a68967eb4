import { useTexts } from '../../shared/site/use-site.ts'
import { Clauses } from './clauses.tsx'

export const Privacy = () => <Clauses title="Privacy" carrier="[--c:var(--color-air)]" texts={useTexts().privacy} />
