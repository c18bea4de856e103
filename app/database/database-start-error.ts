/**
 * Thrown when the bundled database does not start. The message is for the person at the terminal
 * and states the folder, the cause and the fix.
 */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'

  constructor(folder: string, trouble: { cause: string; fix: string; error?: unknown }) {
    super(`The bundled database cannot run in ${folder}: ${trouble.cause}\n${trouble.fix}`, {
      cause: trouble.error,
    })
  }
}

/** Translates the operating system's errors for the person who has to fix them. */
const knownCauses: { pattern: RegExp; cause: string; fix: string }[] = [
  {
    pattern: /ENOSPC|No space left on device/,
    cause: 'the disk is full.',
    fix: 'Free some space, or set DATA_DIR to a folder on another disk.',
  },
  {
    // A recursive mkdir on a read-only disk fails with this error.
    pattern: /ENOENT.*mkdir/,
    cause: 'the folder cannot be created.',
    fix: 'Create it, set DATA_DIR to a folder that this user can write, or set DATABASE_URL.',
  },
  {
    pattern: /EROFS|EACCES|EPERM|Permission denied|Read-only file system/i,
    cause: 'the folder cannot be written.',
    fix: 'Give this user write access, set DATA_DIR to another folder, or set DATABASE_URL.',
  },
  {
    pattern: /ENOTDIR|EEXIST|Not a directory/,
    cause: 'there is a file where the folder should be.',
    fix: 'Move the file away, or set DATA_DIR to another folder.',
  },
  {
    pattern: /could not look up effective user ID/,
    cause: 'this process runs as a user that the system does not know.',
    fix: 'Run it as a user with a name (useradd creates one), or set DATABASE_URL.',
  },
  {
    pattern: /error while loading shared libraries|Library not loaded/,
    cause: 'its program files are incomplete.',
    fix: 'Run "npm rebuild" to set them up again, or set DATABASE_URL.',
  },
]

/** States the cause if it is known, and otherwise includes the original output. */
export function toDatabaseStartError(
  folder: string,
  error: unknown,
  fallbackFix: string,
): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error
  const text = error instanceof Error ? error.message : String(error)
  const known = knownCauses.find(({ pattern }) => pattern.test(text))
  return new DatabaseStartError(folder, {
    cause: known ? `${known.cause} (${text.trim()})` : text.trim(),
    fix: known?.fix ?? fallbackFix,
    error,
  })
}
