import { measureInspectorCost } from './test/bench/inspector-cost';
measureInspectorCost().then(r=>{console.log(r.measured, r.how);process.exit(0)});
