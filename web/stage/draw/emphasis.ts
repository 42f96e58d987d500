/** The axis that is looked at, one of the others around it, or one of a crowd of others. */
export type Emphasis = 'strong' | 'quiet' | 'crowd';
