import { TextField } from './text-field.tsx'

interface FieldProps {
  label?: string
  error?: string | undefined
}

export function EmailField({
  label = 'Email',
  ...field
}: FieldProps & { defaultValue?: string | undefined }) {
  return <TextField label={label} name="email" type="email" autoComplete="email" {...field} />
}

/** The field for the password that the shopper logs in with. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  ...field
}: FieldProps & { name?: string }) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="current-password"
      {...field}
    />
  )
}

export function NewPasswordField({ label = 'New password', ...field }: FieldProps) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint="At least 8 characters."
      {...field}
    />
  )
}
