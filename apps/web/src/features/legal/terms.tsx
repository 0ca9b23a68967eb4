import { useTexts } from '../../shared/site/use-site.ts'
import { Clauses } from './clauses.tsx'

export const Terms = () => <Clauses title="Terms" carrier="[--c:var(--color-power)]" texts={useTexts().terms} />
