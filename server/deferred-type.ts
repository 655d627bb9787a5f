/** A MIME type that browsers do not execute: a script of it is a data block. */
export const deferredType = 'text/x-deferred-module'
