import { VersionConflict, type VersionChoice } from '../../../shared/form/version-conflict.tsx'

/** Shown when somebody else saved the picture since it was read. */
export const DetailsConflict = (choice: VersionChoice) => (
  <VersionConflict {...choice}>
    <h3 className="font-semibold">Somebody else saved this image while you worked on it</h3>
    <p className="mt-2">
      Nothing of yours is saved yet: keep mine saves it over theirs, load theirs puts their version into this form.
    </p>
  </VersionConflict>
)
