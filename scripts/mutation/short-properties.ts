import fc from 'fast-check'

/* Each mutant runs the tests that reach it, so properties are shorter here: a fixed seed for comparable scores, a bounded
   time, and no search for the smallest counterexample. */
fc.configureGlobal({ seed: 5, interruptAfterTimeLimit: 200, markInterruptAsFailure: false, endOnFailure: true })
