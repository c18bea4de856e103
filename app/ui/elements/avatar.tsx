import { getDisplayName, type User } from '#app/domain/user.ts'

/** A user's photo, or the first letter of their name. `className` sets the size. */
export function Avatar({ user, className }: { user: User; className: string }) {
  return user.picture ? (
    <img
      src={user.picture}
      alt=""
      width={256}
      height={256}
      className={`shrink-0 rounded-full bg-ground object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-tint font-semibold text-accent ${className}`}
    >
      {[...getDisplayName(user)][0]?.toUpperCase()}
    </span>
  )
}
