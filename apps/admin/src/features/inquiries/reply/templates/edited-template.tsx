import { useCall } from '@energy/client/use-call'
import { template } from '@energy/contracts/inquiries/templates'
import { Button } from '@energy/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../shared/page/loaded.tsx'
import { versionedQuery } from '../../../../shared/records/versioned.ts'
import { TemplateForm } from './template-form.tsx'

interface EditedTemplateProps {
  id: string
  onDone: (sentence: string) => void
}

/** Reads a template with its version, then shows its form. */
export function EditedTemplate({ id, onDone }: EditedTemplateProps) {
  const read = useQuery(versionedQuery(useCall(), template.read, id))
  return (
    <>
      <Loaded
        query={{ ...read, isError: read.isLoadingError }}
        error="We could not load it. Somebody may have deleted it."
      >
        {(latest) => <TemplateForm latest={latest} onDone={onDone} />}
      </Loaded>
      {read.isLoadingError && (
        <Button look="line" small className="justify-self-start" onClick={() => onDone('')}>
          All templates
        </Button>
      )}
    </>
  )
}
