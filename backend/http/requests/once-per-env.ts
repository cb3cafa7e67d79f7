import type { BackendEnv } from "@/backend/env";

/** Makes one value for each configuration, e.g. the client of a system, whose circuit breaker must see every call. */
export function oncePerEnv<Value extends object>(make: (env: BackendEnv) => Value): (env: BackendEnv) => Value {
  const made = new WeakMap<BackendEnv, Value>();
  return (env) => {
    const value = made.get(env) ?? make(env);
    made.set(env, value);
    return value;
  };
}
