import { compareNames } from './compare-names.ts'
import { groupChunk } from './group-chunk.ts'
import { extractFacts } from './prepare-facts.ts'

const tasks = { extractFacts, groupChunk, compareNames }

export type MatchingTask = keyof typeof tasks
export type TaskInput<Task extends MatchingTask> = Parameters<(typeof tasks)[Task]>
export type TaskResult<Task extends MatchingTask> = ReturnType<(typeof tasks)[Task]>

/** The parts of matching that only compute, which a thread can do. */
export const matchingTasks: {
  [Task in MatchingTask]: (...given: TaskInput<Task>) => TaskResult<Task>
} = tasks
